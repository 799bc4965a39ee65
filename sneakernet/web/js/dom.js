// Elements from descriptions: h() describes, render() makes the page agree with the description and keeps what is
// already there (focus, scroll, animations). Data only ever becomes text nodes and attributes.

const SVG = "http://www.w3.org/2000/svg";
const AS_PROPERTY = new Set(["value", "checked", "disabled", "hidden", "open", "selected", "inert"]);

export function h(tag, props, ...kids) {
  return { tag, props: props || {}, key: props?.key, kids: kids.flat(Infinity).filter(kid => kid !== null && kid !== undefined && kid !== false && kid !== "") };
}

function setStyle(element, style, old) {
  for (const name of Object.keys(old || {})) if (!(name in (style || {}))) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(style || {})) element.style.setProperty(name, value);
}

function setProp(element, name, value, old) {
  if (name === "key" || name === "ref") return;
  if (name === "style") setStyle(element, value, old);
  else if (name.startsWith("on")) {
    // A handler's own answer must not cancel what the browser does next.
    element[name] = value ? event => void value(event) : null;
  }
  else if (AS_PROPERTY.has(name)) {
    if (element[name] !== value) element[name] = value ?? (name === "value" ? "" : false);
  } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (old !== value) element.setAttribute(name, value === true ? "" : String(value));
}

function setProps(element, props, old) {
  for (const name of Object.keys(old)) if (!(name in props)) setProp(element, name, undefined, old[name]);
  for (const [name, value] of Object.entries(props)) setProp(element, name, value, old[name]);
}

function make(node, inSvg) {
  if (typeof node !== "object") return document.createTextNode(String(node));
  const svg = inSvg || node.tag === "svg";
  const element = svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  element.described = { props: {}, kids: [] };
  update(element, node, svg);
  node.props.ref?.(element);
  return element;
}

const alike = (dom, node) =>
  typeof node !== "object"
    ? dom.nodeType === Node.TEXT_NODE
    : dom.described && dom.localName === node.tag && dom.described.key === node.key;

function update(element, node, svg) {
  const old = element.described;
  const props = node.props;
  const late = "value" in props ? { ...props } : props;
  setProps(element, props, old.props);
  updateKids(element, node.kids, svg);
  if ("value" in late) setProp(element, "value", late.value);
  element.described = { props, key: node.key };
}

function updateKids(parent, kids, svg) {
  const keyed = new Map();
  for (const child of parent.childNodes) if (child.described?.key !== undefined) keyed.set(child.described.key, child);
  let at = parent.firstChild;
  for (const node of kids) {
    let found = null;
    if (typeof node === "object" && node.key !== undefined) {
      const there = keyed.get(node.key);
      if (there && alike(there, node)) found = there;
    } else if (at && alike(at, node)) found = at;
    if (!found) {
      parent.insertBefore(make(node, svg), at);
      continue;
    }
    if (typeof node !== "object") {
      if (found.data !== String(node)) found.data = String(node);
    } else update(found, node, svg || node.tag === "svg");
    if (found === at) at = at.nextSibling;
    else parent.insertBefore(found, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

export function render(container, ...kids) {
  container.described ||= { props: {}, kids: [] };
  updateKids(container, kids.flat(Infinity).filter(kid => kid !== null && kid !== undefined && kid !== false), false);
}

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const classes = (...names) => names.filter(Boolean).join(" ");

// Dark or light by the button, as on the pages of the game; and the contents on a phone.
const root = document.documentElement;
const kept = localStorage.getItem("docs-theme");
if (kept) root.dataset.theme = kept;
document.addEventListener("DOMContentLoaded", () => {
  const contents = document.querySelector("#contents");
  const opener = document.querySelector(".contents");
  opener.addEventListener("click", () => {
    const open = contents.classList.toggle("open");
    opener.setAttribute("aria-expanded", String(open));
  });
  document.querySelector(".theme").addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("docs-theme", root.dataset.theme);
  });
  for (const wide of document.querySelectorAll("pre, table")) {
    wide.tabIndex = wide.scrollWidth > wide.clientWidth ? 0 : -1;
  }
});

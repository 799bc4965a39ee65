"""The icons and the picture that a link is shown with, drawn anew: `python -m tests.web.icons`."""

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

FOLDER: Final = Path(__file__).resolve().parents[2] / "sneakernet" / "web" / "pictures"
ICONS: Final = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.72)}
ICON: Final = """([size, share]) => {
  document.body.innerHTML = "";
  const ground = share < 1 ? "#0a0e0c" : "none";
  document.body.style.cssText = `margin:0;display:grid;place-items:center;height:100vh;background:${ground}`;
  const image = new Image(size * share, size * share);
  image.src = "/static/icon.svg";
  document.body.append(image);
  return image.decode();
}"""
PREVIEW: Final = """async () => {
  const { h, render } = await import("/static/js/dom.js");
  const { pixels } = await import("/static/js/pixel.js");
  const { games } = await import("/static/js/api.js");
  const { artOf } = await import("/static/js/game.js");
  const { cover } = await import("/static/js/art.js");
  const told = await games();
  const arts = await Promise.all(told.map(artOf));
  document.head.append(Object.assign(document.createElement("style"), { textContent: `
    body { display: grid; place-items: center; height: 630px; }
    .preview { display: grid; gap: 56px; justify-items: center; }
    .preview > .pixels { width: 1000px; color: var(--phos); }
    .preview .covers { display: flex; gap: 90px; }
    .preview figure { margin: 0; display: grid; gap: 26px; justify-items: center; color: var(--tint); }
    .preview figure .tile-art { width: 240px; height: 220px; border: 0; background: none; }
    .preview figure .tile-art svg { width: 220px; height: 220px; }
    .preview figure > .pixels { height: 26px; }` }));
  document.body.innerHTML = "<main class=preview></main>";
  render(document.querySelector(".preview"), pixels("SNEAKERNET"), h("div", { class: "covers" }, told.map((game, n) =>
    h("figure", { style: { "--tint": `var(--${arts[n].tint})` } },
      h("div", { class: "tile-art" }, cover("", arts[n], game.name)), pixels(game.title)))));
}"""


def save(page: Page, name: str, clear: bool) -> None:
    """The page as a picture of few colours."""
    shot = Image.open(io.BytesIO(page.screenshot(omit_background=clear)))
    few = shot.quantize(128, method=Image.Quantize.FASTOCTREE) if clear else shot.convert("RGB").quantize(128)
    few.save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        page = browser.new_page(color_scheme="dark", bypass_csp=True, service_workers="block")
        for name, (size, share) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.goto(f"{site.address}/healthz")
            page.evaluate(ICON, [size, share])
            save(page, name, share == 1)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(site.address)
        page.locator(".tile svg").first.wait_for()
        page.evaluate(PREVIEW)
        save(page, "preview", clear=False)
        browser.close()


if __name__ == "__main__":
    main()

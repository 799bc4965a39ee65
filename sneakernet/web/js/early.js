// Runs before the first paint, so that a chosen theme or language never flashes.
(() => {
  const kept = name => {
    try {
      return localStorage.getItem(`sneakernet.${name}`);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  root.dataset.theme = kept("theme") || "auto";
  root.dataset.motion = kept("motion") || "on";
  root.lang = kept("language") || (navigator.language || "en").slice(0, 2);
})();

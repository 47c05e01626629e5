// Before the first paint, so that nothing of what was chosen flashes in; see src/settings.svelte.ts.
try {
  const root = document.documentElement.dataset;
  const known = {
    theme: ["dark", "light"],
    motion: ["full", "less", "none"],
    type: ["125", "150"],
    contrast: ["normal", "more"],
    suits: ["marked"],
    hand: ["left"],
  };
  for (const [name, values] of Object.entries(known)) {
    const value = localStorage.getItem("alehouse-" + name);
    if (values.includes(value)) root[name] = value;
  }
  if (!root.contrast && matchMedia("(prefers-contrast: more)").matches) root.contrast = "more";
} catch {
  // Storage may be closed to us; what the system says is fine.
}

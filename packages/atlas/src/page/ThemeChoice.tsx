import { useEffect, useState } from 'react';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const key = 'atlas.theme';

/** A page opened from a file may not be allowed to use storage. */
const kept = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
};

const keep = (theme: Theme) => {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The theme then lasts until the page is closed.
  }
};

export function ThemeChoice() {
  const [theme, setTheme] = useState(kept);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <label className="theme">
      Colours
      <select
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((candidate) => candidate === event.target.value) ?? 'system';
          keep(chosen);
          setTheme(chosen);
        }}
      >
        <option value="system">as the system</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </label>
  );
}

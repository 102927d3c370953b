/** The configuration in `index.html`, unchecked. Null if it has none. */
export const configurationOf = (page: Document): unknown => {
  const text = page.getElementById('portal-config')?.textContent?.trim();
  return text ? JSON.parse(text) : null;
};

/** What `index.html` tells the portal, unchecked; null where it tells nothing. */
export const configurationOf = (page: Document): unknown => {
  const text = page.getElementById('portal-config')?.textContent?.trim();
  return text ? JSON.parse(text) : null;
};

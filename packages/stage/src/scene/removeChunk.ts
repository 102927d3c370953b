/** Makes a chunk of the program unavailable, as after a new version was deployed. */
export function removeChunk(page: Document, part: string): void {
  const map = page.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports: { [`/assets/${part}.js`]: '/assets/gone.js' } });
  page.head.append(map);
}

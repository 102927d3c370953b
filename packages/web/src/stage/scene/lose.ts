/** Lets a part of the program lead to nothing, as after a new version was put in its place. */
export function lose(page: Document, part: string): void {
  const map = page.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports: { [`/assets/${part}.js`]: '/assets/gone.js' } });
  page.head.append(map);
}

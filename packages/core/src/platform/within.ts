/** Joins `https://self.test/` and `profile` to `https://self.test/profile`. */
export function within(area: string, page: string): string {
  let end = area.length;
  while (area[end - 1] === '/') end -= 1;
  return `${area.slice(0, end)}/${page}`;
}

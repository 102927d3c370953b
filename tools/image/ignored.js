/**
 * Reads a .dockerignore of plain paths: a path from the top, or a name at any depth after two stars and a slash; one star
 * stands for part of a name.
 *
 * @param {string} text
 * @returns {(path: string) => boolean}
 */
export function ignoredIn(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isAnywhere = line.startsWith('**/');
      const name = (isAnywhere ? line.slice(3) : line).replaceAll('.', '\\.').replaceAll('*', '[^/]*');
      return new RegExp(`^${isAnywhere ? '(?:.*/)?' : ''}${name}(?:/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

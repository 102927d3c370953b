import { isListName } from '../reading/fileNames.ts';

/** Capitals and blanks do not count. */
const squeezed = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');

/** A name without the ending of a list. What follows another dot belongs to the name: `PREIS.CH`, `PREIS.AT`. */
const bare = (name: string): string => (isListName(name) ? name.replace(/\.[a-z]+$/i, '') : name);

/** Whether a text fits a pattern in which `*` stands for anything, both as they are compared; in time linear to the text. */
function fits(pattern: string, whole: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return whole === first;
  if (!whole.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let from = first.length;
  for (const part of rest) {
    const at = whole.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return whole.length - last.length >= from && whole.endsWith(last);
}

/** How names of files and sheets are compared. */
export const comparedName = (name: string): string => squeezed(bare(name));

/** Whether the name of a file or a sheet fits a pattern. */
export const fitsName = (pattern: string, name: string): boolean =>
  fits(comparedName(pattern), comparedName(name));

export const plainHeading = (heading: string): string =>
  heading
    .replace(/^\u{feff}/u, '')
    .normalize('NFC')
    .trim();

/** How headings are compared with patterns. */
const comparedHeading = (heading: string): string =>
  plainHeading(heading).toLowerCase().replaceAll(/\s+/g, ' ');

/** As if a blank stood wherever letters meet figures. */
const parted = (heading: string): string => heading.replaceAll(/(\p{L}) ?(?=\d)/gu, '$1 ');

/**
 * Whether a heading is meant by one of the columns with sizes. A name is compared without blanks; in a pattern they count, so
 * that `Gr *` is `Gr 36`, not `Gruppe`, and perhaps `Gr36`, whose size begins elsewhere.
 */
export function meansHeading(pattern: string, heading: string): 'yes' | 'perhaps' | 'no' {
  if (!pattern.includes('*'))
    return squeezed(plainHeading(pattern)) === squeezed(plainHeading(heading)) ? 'yes' : 'no';
  const [one, other] = [comparedHeading(pattern), comparedHeading(heading)];
  if (fits(one, other)) return 'yes';
  return fits(parted(one), parted(other)) ? 'perhaps' : 'no';
}

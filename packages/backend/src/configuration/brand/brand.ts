import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '../configurationError.ts';
import { type Accent, accentOf, contrastFaults } from './accent.ts';
import { type Asset, type Picture, readFont, readPicture } from './asset.ts';
import { BrandError } from './brandError.ts';
import { assertBrandFile, type BrandFile, type GivenFont } from './brandFile.ts';

export interface BrandFont {
  readonly family: string;
  readonly files: readonly (Asset & { readonly weight: string | null })[];
  /** For papers; null: these keep the portal's own. */
  readonly print: { readonly regular: Asset; readonly bold: Asset } | null;
}

/** How a house looks: everything of `brand.json`, with its files. */
export interface Brand {
  readonly name: string;
  /** Whether it is the look that comes with the portal, which the built page has already. */
  readonly isOwn: boolean;
  readonly logo: Picture;
  readonly logoDark: Picture;
  /** null: the page's own. */
  readonly icon: Picture | null;
  readonly accent: Accent;
  readonly fonts: { readonly text: BrandFont | null; readonly display: BrandFont | null };
  /** The sender of mails. A null address is one at the portal's host. */
  readonly mail: { readonly name: string; readonly address: string | null };
  /** In the footer of the page. */
  readonly brands: readonly { readonly name: string; readonly logo: Picture | null }[];
  readonly texts: NonNullable<BrandFile['texts']>;
}

/** The path is the same from the source and from the build. */
const ownFolder = fileURLToPath(new URL('../../../assets/brand', import.meta.url));

function parsed(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
  } catch {
    throw new ConfigurationError('BRAND_DIR', 'must be a folder with a brand.json that is JSON', folder);
  }
}

function fontOf(folder: string, given: GivenFont | undefined, field: string): BrandFont | null {
  if (!given) return null;
  const { family, files, print } = given;
  const printed = (file: string, name: string): Asset => {
    if (!/\.(ttf|otf)$/.test(file))
      throw new BrandError(`${field}.print.${name}`, `must name a .ttf or .otf file, but is '${file}'`);
    return readFont(folder, file, `${field}.print.${name}`);
  };
  return {
    family,
    files: files.map(({ file, weight = null }, at) => ({
      ...readFont(folder, file, `${field}.files.${at}.file`),
      weight,
    })),
    print: print
      ? { regular: printed(print.regular, 'regular'), bold: printed(print.bold ?? print.regular, 'bold') }
      : null,
  };
}

/**
 * Reads a look: `brand.json` and the files that it names, from one folder.
 *
 * @param given null: the portal's own look.
 * @throws {ConfigurationError} that names the field and what is wrong with it, or the colours that cannot be read on
 * each other.
 */
export function readBrandFolder(given: string | null): Brand {
  const folder = given ?? ownFolder;
  const file = parsed(folder);
  assertBrandFile(file);
  const accent = accentOf(file);
  const [fault] = contrastFaults(accent);
  if (fault) throw new ConfigurationError('BRAND_DIR', `has a brand.json whose ${fault}`);
  const { name, logo, logoDark, icon, fonts, mail, brands, texts } = file;
  return {
    name,
    isOwn: given === null,
    logo: readPicture(folder, logo, 'logo'),
    logoDark: readPicture(folder, logoDark ?? logo, 'logoDark'),
    icon: icon === undefined ? null : readPicture(folder, icon, 'icon'),
    accent,
    fonts: {
      text: fontOf(folder, fonts?.text, 'fonts.text'),
      display: fontOf(folder, fonts?.display, 'fonts.display'),
    },
    mail: { name: mail?.name ?? name, address: mail?.address ?? null },
    brands: (brands ?? []).map(({ name: of, logo: mark }, at) => ({
      name: of,
      logo: mark === undefined ? null : readPicture(folder, mark, `brands.${at}.logo`),
    })),
    texts: texts ?? {},
  };
}

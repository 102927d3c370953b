import type { FastifyInstance } from 'fastify';
import { type Asset, brandPath } from '../configuration/brand/asset.ts';
import type { Brand } from '../configuration/brand/brand.ts';
import { stylesOf } from './brandStyles.ts';

/** A picture that is opened as a page of its own may only be looked at. */
const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const assetsOf = ({ logo, logoDark, icon, brands, fonts }: Brand): readonly Asset[] => [
  logo,
  logoDark,
  ...(icon ? [icon] : []),
  ...brands.flatMap((brand) => brand.logo ?? []),
  ...[fonts.text, fonts.display].flatMap((font) => font?.files ?? []),
];

/**
 * Serves the house's look. Anybody may read it. Addresses carry the version of their content; whoever asks for another
 * one, as a page of another instance does during a change, gets what there is and keeps it for a short time.
 */
export function registerBrand(app: FastifyInstance, brand: Brand): void {
  const styles: Asset = stylesOf(brand);
  const files = new Map([styles, ...assetsOf(brand)].map((asset) => [asset.file, asset]));
  for (const { file, type, content, address } of files.values())
    app.get(`${brandPath}/${file}`, async ({ url }, reply) => {
      const age = url === address ? 'max-age=31536000, immutable' : 'max-age=60';
      reply.type(type).header('cache-control', `public, ${age}`);
      if (type.startsWith('image/')) reply.header('content-security-policy', picturePolicy);
      return reply.send(content);
    });
}

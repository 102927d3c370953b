import type { Picture } from '../data/data.ts';
import { languageName } from './languageName.ts';

/** A picture of a screen, as large as its container allows. */
export function Shot({ picture, of }: { readonly picture: Picture; readonly of: string }) {
  const { src, width, height, language } = picture;
  return (
    <img
      className="shot"
      src={src}
      width={width}
      height={height}
      alt={`The screen in ${of}, in ${languageName(language)}, ${width} px wide`}
      loading="lazy"
      decoding="async"
    />
  );
}

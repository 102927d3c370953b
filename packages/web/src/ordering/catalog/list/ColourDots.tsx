import type { EntryColour } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Swatch } from '../../style/parts/Swatch.tsx';
import { swatches } from './catalog.recipe.ts';

const more = css({ textStyle: 'fine', color: 'ink.muted' });
const mostSwatches = 8;
const place = (at: number) => `place-${at}`;

/** The colours of a style as dots. Screen readers hear their names. */
export function ColourDots({ colours }: { colours: readonly EntryColour[] }) {
  const intl = useIntl();
  return (
    <p className={swatches}>
      {/* By their places, so that another style in the card changes tones and no elements. */}
      {colours.slice(0, mostSwatches).map(({ hex }, at) => (
        <Swatch key={place(at)} hex={hex} />
      ))}
      {colours.length > mostSwatches && (
        <span className={more} aria-hidden="true">
          +{intl.formatNumber(colours.length - mostSwatches)}
        </span>
      )}
      <VisuallyHidden>
        {intl.formatMessage({ id: 'catalog.colours' }, { count: colours.length })}:{' '}
        {colours.map((colour) => colour.name).join(', ')}
      </VisuallyHidden>
    </p>
  );
}

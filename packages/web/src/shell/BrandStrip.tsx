import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { houseOf } from '../platform/houseOf.ts';

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { base: 'center', md: 'space-between' },
  columnGap: { base: '6', md: '8' },
  rowGap: '4',
  paddingInline: 'gutter',
  paddingBlock: { base: '8', md: '10' },
  borderTop: 'hair',
  color: 'ink.muted',
  _print: { display: 'none' },
});
const mark = css({
  display: 'block',
  height: { base: '[1.75rem]', sm: '8', lg: '10' },
  background: 'current',
  maskSize: '[contain]',
});
const name = css({ textStyle: 'displaySmall' });

/** The brands of the house, by their marks or by name. */
export function BrandStrip() {
  const intl = useIntl();
  const brands = houseOf(document)?.brands;
  if (!brands?.[0]) return null;
  return (
    <ul className={strip} aria-label={intl.formatMessage({ id: 'shell.brands.label' })}>
      {brands.map((brand) => (
        <li key={brand.name} className={name}>
          {brand.logo ? (
            <span
              className={mark}
              style={{ aspectRatio: brand.ratio, maskImage: `url("${brand.logo}")` }}
              role="img"
              aria-label={brand.name}
            />
          ) : (
            brand.name
          )}
        </li>
      ))}
    </ul>
  );
}

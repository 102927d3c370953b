import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { brandWordmarks } from './brand-wordmarks.ts';
import outlines from './brands.svg';

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
  width: 'auto',
  fill: 'current',
});

/** The wordmarks of the group's houses. */
export function BrandStrip() {
  const intl = useIntl();
  return (
    <ul className={strip} aria-label={intl.formatMessage({ id: 'shell.brands.label' })}>
      {brandWordmarks.map((brand) => (
        <li key={brand.id}>
          <svg className={mark} viewBox={brand.viewBox} role="img" aria-label={brand.name}>
            <use href={`${outlines}#${brand.id}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

import type { Colour, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { sideTable } from '../../../ui/layout/sideTable.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { FactList } from './FactList.tsx';

const frame = cx(sideTable, css({ marginTop: '6' }));
const table = css({
  borderCollapse: 'collapse',
  textStyle: 'figure',
  '& caption': { textAlign: 'start', textStyle: 'label', paddingBottom: '2' },
  '& th, & td': {
    height: '8',
    minWidth: '10',
    paddingInline: '2',
    borderBottom: 'hair',
    textAlign: 'center',
  },
  '& th': { fontWeight: 'regular', color: 'ink.muted' },
  '& th[scope=row]': { textAlign: 'start', paddingInlineStart: '0' },
});

type Props = { style: Style; colour: Colour | undefined };

/** Fit, shape and model, and in which sizes and lengths the colour is made. */
export function FitPanel({ style, colour }: Props) {
  const intl = useIntl();
  return (
    <>
      <FactList
        facts={[
          { term: intl.formatMessage({ id: 'style.fact.fit' }), value: style.fit },
          { term: intl.formatMessage({ id: 'style.fact.shape' }), value: style.shape },
          { term: intl.formatMessage({ id: 'style.fact.model' }), value: style.model },
        ]}
      />
      {colour && <MadeSizes style={style} colour={colour} />}
    </>
  );
}

function MadeSizes({ style: { sizes, lengths }, colour }: { style: Style; colour: Colour }) {
  const intl = useIntl();
  const made = new Set(colour.variants.map(({ articleLength, size }) => `${articleLength} ${size}`));
  return (
    <div className={frame}>
      <table className={table}>
        <caption>{intl.formatMessage({ id: 'style.fit.made' }, { colour: colour.name })}</caption>
        <thead>
          <tr>
            <th scope="col">
              {lengths.length > 1
                ? intl.formatMessage({ id: 'style.fit.length' })
                : intl.formatMessage({ id: 'style.fit.size' })}
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lengths.map((length) => (
            <tr key={length}>
              <th scope="row">{lengths.length > 1 ? length : colour.name}</th>
              {sizes.map((size) => (
                <td key={size}>
                  {made.has(`${length} ${size}`) ? (
                    <>
                      <Icon name="check" size="small" />
                      <VisuallyHidden>{intl.formatMessage({ id: 'style.fit.yes' })}</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>{intl.formatMessage({ id: 'style.fit.no' })}</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

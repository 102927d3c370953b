import type { Style } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Tabs } from '../../ui/Tabs.tsx';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto minmax(0, 1fr)]' },
  columnGap: '6',
  rowGap: '2',
  textStyle: 'small',
  '& dt': { color: 'ink.muted' },
});
const text = css({ maxWidth: 'prose', marginBottom: '5' });
const care = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const parts: Readonly<Record<Style['material'][number]['part'], MessageId>> = {
  fabric: 'style.material.fabric',
  yarn: 'style.material.yarn',
  lining: 'style.material.lining',
};

type Tab = 'details' | 'fit' | 'material' | 'care';

/** What there is to know of a style: Details, Fit, Material and Care (specification, section 2). */
export function StyleAbout({ style }: { style: Style }) {
  const intl = useIntl();
  const [tab, setTab] = useState<Tab>('details');
  return (
    <Tabs<Tab>
      label={intl.formatMessage({ id: 'style.tabs.label' })}
      value={tab}
      onValue={setTab}
      items={[
        {
          id: 'details',
          label: intl.formatMessage({ id: 'style.tabs.details' }),
          panel: (
            <>
              <p className={text}>{style.description}</p>
              <Facts
                facts={[
                  [intl.formatMessage({ id: 'style.fact.brand' }), style.brandName],
                  [intl.formatMessage({ id: 'style.fact.line' }), style.lineName],
                  [intl.formatMessage({ id: 'style.fact.season' }), style.season],
                  [intl.formatMessage({ id: 'style.fact.gender' }), style.gender],
                  [intl.formatMessage({ id: 'style.fact.commodityClass' }), style.commodityClass],
                  [intl.formatMessage({ id: 'style.fact.model' }), style.model],
                ]}
              />
            </>
          ),
        },
        {
          id: 'fit',
          label: intl.formatMessage({ id: 'style.tabs.fit' }),
          panel: (
            <Facts
              facts={[
                [intl.formatMessage({ id: 'style.fact.fit' }), style.fit],
                [intl.formatMessage({ id: 'style.fact.shape' }), style.shape],
                [intl.formatMessage({ id: 'style.fact.sizes' }), style.sizes.join(', ')],
                [intl.formatMessage({ id: 'style.fact.lengths' }), style.lengths.join(', ')],
              ]}
            />
          ),
        },
        {
          id: 'material',
          label: intl.formatMessage({ id: 'style.tabs.material' }),
          panel: (
            <Facts
              facts={style.material.map(({ part, composition }) => [
                intl.formatMessage({ id: parts[part] }),
                composition,
              ])}
            />
          ),
        },
        {
          id: 'care',
          label: intl.formatMessage({ id: 'style.tabs.care' }),
          panel: (
            <ul className={care}>
              {style.care.map((instruction) => (
                <li key={instruction}>{instruction}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function Facts({ facts: shown }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={facts}>
      {shown
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <Fact key={term} term={term} value={value} />
        ))}
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}

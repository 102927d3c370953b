import type { Colour, Style } from '@selvedge/core/contract';
import { type StyleTab, styleTabs } from '@selvedge/core/ordering';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { CareList } from './CareList.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { FactList } from './FactList.tsx';
import { FitPanel } from './FitPanel.tsx';

const parts: Readonly<Record<Style['material'][number]['part'], MessageId>> = {
  fabric: 'style.material.fabric',
  yarn: 'style.material.yarn',
  lining: 'style.material.lining',
};
const labels: Readonly<Record<StyleTab, MessageId>> = {
  details: 'style.tabs.details',
  fit: 'style.tabs.fit',
  material: 'style.tabs.material',
  care: 'style.tabs.care',
};

type Props = {
  style: Style;
  /** The chosen colour. */
  colour: Colour | undefined;
  tab: StyleTab;
  onTab: (tab: StyleTab) => void;
};

/** The tabs of a style: Details, Fit, Material and Care (M2). */
export function StyleAbout({ style, colour, tab, onTab }: Props) {
  const intl = useIntl();
  const panels: Readonly<Record<StyleTab, ReactNode>> = {
    details: <DetailsPanel style={style} colour={colour} />,
    fit: <FitPanel style={style} colour={colour} />,
    material: (
      <FactList
        facts={style.material.map(({ part, composition }) => ({
          term: intl.formatMessage({ id: parts[part] }),
          value: composition,
        }))}
      />
    ),
    care: style.care.length > 0 ? <CareList care={style.care} /> : <FactList facts={[]} />,
  };
  return (
    <Tabs<StyleTab>
      label={intl.formatMessage({ id: 'style.tabs.label' })}
      value={tab}
      onValue={onTab}
      items={styleTabs.map((id) => ({
        id,
        label: intl.formatMessage({ id: labels[id] }),
        panel: panels[id],
      }))}
    />
  );
}

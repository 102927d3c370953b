import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../ui/figures/Icon.tsx';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minHeight: 'control',
  marginBottom: '2',
});
const aside = css({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  order: { base: '[1]', lg: '[3]' },
});
const figure = css({ textStyle: 'figureStrong' });
const banner = css({
  order: '[2]',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1',
  background: 'accent.wash',
  color: 'accent.strong',
  textStyle: 'small',
});

type Props = {
  /** The number of styles, as text. */
  label: string;
  tooMany: boolean;
  /** Controls for how the list is shown. */
  children: ReactNode;
};

/**
 * The number of listed styles. When there are too many to look through, it says that all are there but that a filter
 * would help.
 */
export function ListCount({ label, tooMany, children }: Props) {
  const intl = useIntl();
  return (
    <div className={line}>
      <span className={figure}>{label}</span>
      <div className={aside}>{children}</div>
      {tooMany && (
        <p role="note" className={banner}>
          <Icon name="info" size="small" />
          <span>{intl.formatMessage({ id: 'catalog.tooMany' })}</span>
        </p>
      )}
    </div>
  );
}

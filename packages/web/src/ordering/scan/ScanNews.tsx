import { SCAN_SHOWN_FOR } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { useElapsed } from '../../progress/useElapsed.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';
import { useNews } from './useNews.ts';

/** Above the bar at the page's edge, whatever its height. */
const frame = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '[calc(var(--bar-height, 0px) + {spacing.4})]',
  zIndex: 'tip',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: '4',
  pointerEvents: 'none',
});
const card = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'prose',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '2',
    minHeight: 'control',
    background: 'surface.raised',
    color: 'ink',
    border: 'hair',
    boxShadow: 'float',
    textStyle: 'body',
    pointerEvents: 'auto',
    animation: '[appear 160ms]',
  },
  variants: {
    tone: {
      plain: { '& > svg': { color: 'ink.muted' } },
      positive: { '& > svg': { color: 'positive' } },
      warning: { '& > svg': { color: 'warning' } },
    },
  },
});
const way = css({ flexShrink: '0', whiteSpace: 'nowrap' });
const signs = { plain: 'scan', positive: 'check', warning: 'warning' } as const;

type Props = { scan: ScanRef; lookUp: CodeLookUpRef; cart: CartRef; open: boolean };

/** The result of the last scan, shown for a moment. Renders nothing while the list is open, which shows it as well. */
export function ScanNews({ scan, lookUp, cart, open }: Props) {
  const intl = useIntl();
  const news = useNews({ scan, lookUp, cart });
  const over = useElapsed(news && `${news.id} ${news.text}`, [SCAN_SHOWN_FOR]) > 0;
  // An open dialog announces it itself: screen readers ignore what is behind a dialog.
  const shown = open || over ? null : news;
  return (
    <div role="status" className={frame}>
      {shown && (
        <div className={card({ tone: shown.tone })}>
          <Icon name={signs[shown.tone]} size="small" />
          <div>
            <p>{shown.text}</p>
            {shown.failure && <FailureWords failure={shown.failure} explained />}
          </div>
          <Button
            variant="quiet"
            size="compact"
            className={way}
            onClick={() => scan.send({ type: 'list.opened' })}
          >
            {intl.formatMessage({ id: 'scan.news.list' })}
          </Button>
        </div>
      )}
    </div>
  );
}

import { type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { useFootHeight } from '../ui/layout/pageEdge.ts';
import { sheet } from './sheet.recipe.ts';
import { usePageStart } from './usePageStart.ts';

const frame = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: '10',
  rowGap: '4',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: { base: '5', md: '6' },
});
const words = css({ flex: '1', minWidth: '0' });
const heading = css({ textStyle: 'heading' });
const text = css({ marginTop: '1', maxWidth: 'prose', textStyle: 'small', color: 'ink.muted' });
const choices = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: '[minmax(8rem, 1fr) minmax(8rem, 1fr) auto]' },
  gap: '3',
});
const settings = css({ gridColumn: { base: '[1 / -1]', md: 'auto' } });

type Props = {
  onChoose: (accepted: boolean) => void;
  onSettings: () => void;
  /** Whether the settings were opened from here. If so, the focus returns to their button, once. */
  left: RefObject<boolean>;
};

/**
 * Asks for consent at the bottom of the dashboard. It is not modal: the page stays usable beneath it, the focus stays
 * where it is, and the question comes first in tab order. Both answers have equal weight.
 */
export function ConsentQuestion({ onChoose, onSettings, left }: Props) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const start = usePageStart();
  useFootHeight(element, '--foot', start !== null);
  useEffect(() => {
    if (!start || !left.current) return;
    left.current = false;
    document.getElementById(`${id}-settings`)?.focus({ preventScroll: true });
  }, [start, left, id]);
  if (!start) return null;
  return createPortal(
    <section
      ref={element}
      role="dialog"
      data-asks
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={sheet}
    >
      <div className={frame}>
        <div className={words}>
          <h2 id={`${id}-title`} className={heading}>
            {intl.formatMessage({ id: 'consent.question.title' })}
          </h2>
          <p id={`${id}-text`} className={text}>
            {intl.formatMessage({ id: 'consent.question.text' })}
          </p>
        </div>
        <div className={choices}>
          <Button onClick={() => onChoose(false)}>{intl.formatMessage({ id: 'consent.decline' })}</Button>
          <Button onClick={() => onChoose(true)}>{intl.formatMessage({ id: 'consent.accept' })}</Button>
          <Button id={`${id}-settings`} variant="quiet" className={settings} onClick={onSettings}>
            {intl.formatMessage({ id: 'consent.settings' })}
          </Button>
        </div>
      </div>
    </section>,
    start,
  );
}

import type { ReactNode } from 'react';
import { css, cva } from '#style/css';
import { visuallyHidden } from '#style/patterns';

const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'small',
  color: 'ink.muted',
});
const track = css({
  position: 'relative',
  height: '1',
  marginTop: '1.5',
  background: 'line.hair',
  overflow: 'hidden',
});
const ahead = css({
  position: 'absolute',
  inset: '0',
  transformOrigin: 'left',
  transform: '[scaleX(var(--share))]',
  background: 'ink.subtle',
});
const fill = cva({
  base: {
    position: 'absolute',
    inset: '0',
    transformOrigin: 'left',
    transform: '[scaleX(var(--share))]',
    transitionProperty: '[transform]',
    transitionDuration: 'calm',
  },
  variants: {
    tone: {
      accent: { background: 'accent' },
      warning: { background: 'warning' },
      critical: { background: 'critical' },
    },
  },
});

type Props = {
  label: string;
  /** `used` and `limit` have the same unit. A limit of 0 counts as used up. */
  used: number;
  /** What would be added, drawn lighter. */
  planned?: number;
  limit: number;
  /** The figures as text, for example '1.200 € von 5.000 €'. */
  valueText: string;
  /** Shown instead of `valueText`, if it needs markup. */
  figures?: ReactNode;
  /** Share from which the warning colour is used. */
  warnFrom?: number;
};

const toneOf = (share: number, warnFrom: number) => {
  if (share > 1) return 'critical' as const;
  return share >= warnFrom ? ('warning' as const) : ('accent' as const);
};

/** How much of a limit is used. */
export function Meter({ label, used, planned = 0, limit, valueText, figures, warnFrom = 0.9 }: Props) {
  const share = limit > 0 ? used / limit : 1;
  const shown = Math.min(Math.max(share, 0), 1);
  return (
    <div>
      <div className={head}>
        <span>{label}</span>
        <span className={css({ textStyle: 'figure' })}>{figures ?? valueText}</span>
      </div>
      <div className={track} aria-hidden="true">
        {planned > 0 && limit > 0 && (
          <div className={ahead} style={{ '--share': Math.min((used + planned) / limit, 1) }} />
        )}
        <div className={fill({ tone: toneOf(share, warnFrom) })} style={{ '--share': shown }} />
      </div>
      <meter className={visuallyHidden()} aria-label={label} aria-valuetext={valueText} value={shown}>
        {valueText}
      </meter>
    </div>
  );
}

import type { ReactNode } from 'react';
import { css } from '#style/css';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  maxWidth: 'prose',
  paddingBlock: { base: '10', md: '16' },
});
const mark = css({ color: 'ink.muted', '& svg': { width: '16', height: '16' } });
const heading = css({ textStyle: 'displaySmall' });
const text = css({ color: 'ink.muted', display: 'flex', flexDirection: 'column', gap: '2' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' });

type Props = {
  title: ReactNode;
  drawing?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  live?: boolean;
  /** 1 if it is the page's only content. */
  level?: 1 | 2 | 3;
};

/** The layout shared by empty, failed and forbidden screens. */
export function StateFrame({ title, drawing, actions, children, live, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={frame} role={live ? 'alert' : undefined}>
      {drawing && <div className={mark}>{drawing}</div>}
      <Heading className={heading}>{title}</Heading>
      {children && <div className={text}>{children}</div>}
      {actions && <div className={row}>{actions}</div>}
    </div>
  );
}

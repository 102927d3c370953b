import type { ReactNode } from 'react';
import { css, cva } from '#style/css';

const frame = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '5',
    paddingTop: { base: '4', md: '10' },
    paddingBottom: { base: '6', md: '8' },
  },
  variants: {
    density: {
      generous: {
        paddingTop: { base: '0', md: '10' },
        paddingBottom: { base: '8', md: '12' },
        _laptop: { paddingTop: '0', paddingBottom: '4' },
      },
      regular: { _laptop: { paddingTop: '4', paddingBottom: '5' } },
      /** Inside a season, where the content comes first. */
      compact: {
        paddingTop: { base: '3', md: '4' },
        paddingBottom: { base: '1', md: '3' },
        rowGap: '3',
        alignItems: 'center',
      },
    },
  },
  defaultVariants: { density: 'regular' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const title = cva({
  base: { textWrap: 'balance' },
  variants: {
    density: {
      generous: { textStyle: 'displayLarge', _laptop: { textStyle: 'displaySmall' } },
      regular: { textStyle: 'displayMedium' },
      compact: { textStyle: 'displaySmall' },
    },
  },
});
const lead = css({ textStyle: 'lead', color: 'ink.muted', maxWidth: 'prose', textWrap: '[pretty]' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Facts about the page's subject, as badges above the title. */
  facts?: ReactNode;
  actions?: ReactNode;
  density?: 'generous' | 'regular' | 'compact';
};

/** The page's one h1. */
export function PageHeading({ title: heading, lead: text, facts, actions, density = 'regular' }: Props) {
  return (
    <div className={frame({ density })}>
      <div className={words}>
        {facts && <div className={row}>{facts}</div>}
        <h1 className={title({ density })}>{heading}</h1>
        {text && <div className={lead}>{text}</div>}
      </div>
      {actions && <div className={row}>{actions}</div>}
    </div>
  );
}

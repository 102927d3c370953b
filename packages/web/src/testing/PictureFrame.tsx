import type { CSSProperties, ReactNode } from 'react';

const page: CSSProperties = {
  boxSizing: 'border-box',
  minHeight: '100dvh',
  maxWidth: '120rem',
  marginInline: 'auto',
  paddingInline: 'var(--spacing-gutter)',
  paddingBlock: 'var(--spacing-10)',
};

/** A part of a page where a page would have it: on its ground, within its margins. */
export const PictureFrame = ({ children }: { children: ReactNode }) => <main style={page}>{children}</main>;

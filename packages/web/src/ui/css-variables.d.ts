import 'react';

declare module 'react' {
  /** A measured share, handed to a recipe. */
  interface CSSProperties {
    '--share'?: number;
  }
}

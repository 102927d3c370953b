import 'react';

declare module 'react' {
  /** Values that are only known at run time, passed to a recipe. */
  interface CSSProperties {
    '--share'?: number;
    '--tone'?: string;
    '--level'?: number;
    '--piece'?: string;
  }
}

import 'react';

declare module 'react' {
  /** A measured share or a colour that comes with the data, handed to a recipe. */
  interface CSSProperties {
    '--share'?: number;
    '--tone'?: string;
    '--level'?: number;
    '--piece'?: string;
  }
}

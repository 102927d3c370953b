interface Failing {
  readonly event: { readonly error: unknown };
}

/** The parameters of a guard that looks at the error of a call. */
export const errorOf = ({ event: { error } }: Failing) => ({ error });

/** What a chart does when a call fails: its action `setFailure` gets the error. */
export const keepFailure = { type: 'setFailure', params: errorOf } as const;

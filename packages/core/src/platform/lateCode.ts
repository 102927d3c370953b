/** Code that is loaded when it is first needed, and once. */
export interface LateCode<Code> {
  /** Rejects when it did not come; asking again loads it again. */
  fetch(): Promise<Code>;
  /** null: not loaded yet. */
  here(): Code | null;
}

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null;
  let loading: Promise<Code> | null = null;
  const take = async () => {
    try {
      code = await load();
      return code;
    } finally {
      loading = null;
    }
  };
  return {
    fetch: async () => {
      if (code !== null) return code;
      loading ??= take();
      return loading;
    },
    here: () => code,
  };
}

/** A value as readable text: maps by key, other flows by name, a child's snapshot by its state. */
export const plain = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, part: unknown) => {
      if (typeof part !== 'object' || part === null) return part;
      if (part instanceof Map) return Object.fromEntries(part);
      if (part instanceof Set) return [...part];
      if ('sessionId' in part && 'id' in part) return `flow ${String(part.id)}`;
      if ('machine' in part && 'value' in part && 'context' in part)
        return { at: part.value, context: part.context };
      if (part instanceof Error) return { error: part.name, ...part };
      return part;
    },
    2,
  ) ?? '';

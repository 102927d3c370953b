interface Given {
  readonly class?: string;
  readonly label?: string;
  readonly off?: boolean;
  readonly onTap?: () => void;
}

/** An element with its children; what is tapped is a button. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (given.class) made.className = given.class;
  if (given.label) made.setAttribute('aria-label', given.label);
  if (given.off && made instanceof HTMLButtonElement) made.disabled = true;
  if (given.onTap) made.addEventListener('click', given.onTap);
  made.append(...children);
  return made;
}

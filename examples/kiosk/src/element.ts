interface Given {
  readonly class?: string;
  readonly label?: string;
}
type Child = Node | string;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: look, label }: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (look) made.className = look;
  if (label) made.setAttribute('aria-label', label);
  made.append(...children);
  return made;
}

/** A button for touch. */
export function button(onTap: () => void, given: Given, ...children: Child[]): HTMLButtonElement {
  const made = element('button', given, ...children);
  made.addEventListener('click', onTap);
  return made;
}

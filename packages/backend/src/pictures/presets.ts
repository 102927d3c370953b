/** Width and height in pixels (specification, section 9). */
export const presets = {
  list: [227, 321],
  plp: [420, 594],
  detail: [740, 1047],
} as const;

export type Preset = keyof typeof presets;

export const isPreset = (name: string | undefined): name is Preset =>
  name !== undefined && Object.hasOwn(presets, name);

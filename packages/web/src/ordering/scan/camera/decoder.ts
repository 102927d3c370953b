import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the codes in a picture, as texts. */
export type Decoder = (picture: HTMLVideoElement) => Promise<readonly string[]>;

type Format = 'ean_13' | 'ean_8' | 'upc_a' | 'itf' | 'code_128';
const formats: Format[] = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128'];

interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector, if it reads EAN. */
async function nativeDetector(): Promise<Detector | null> {
  const Native = Reflect.get(window, 'BarcodeDetector') as DetectorClass | undefined;
  if (!Native) return null;
  try {
    const supported = await Native.getSupportedFormats();
    if (!supported.includes('ean_13')) return null;
    return new Native({ formats: formats.filter((format) => supported.includes(format)) });
  } catch {
    return null;
  }
}

async function ownDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path),
    },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats });
}

/** @throws if no decoder can be loaded */
export async function loadDecoder(): Promise<Decoder> {
  const detector = (await nativeDetector()) ?? (await ownDetector());
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

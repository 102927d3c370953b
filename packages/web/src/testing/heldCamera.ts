/** Pixels, as a camera on a phone held across has them. */
const width = 1280;
const height = 720;

/** A swing tag on cloth; its bars are too few to be read as a code. */
const draw = (paper: CanvasRenderingContext2D) => {
  paper.fillStyle = '#7d8471';
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = '#f1f0ec';
  paper.fillRect(340, 150, 600, 420);
  paper.fillStyle = '#2b2b2b';
  for (let bar = 0; bar < 12; bar += 1) paper.fillRect(450 + bar * 32, 270, bar % 3 === 0 ? 16 : 8, 180);
};

/** Gives the browser a camera before which something is held, always the same. */
export function holdCamera(): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const getUserMedia = async () => {
    const stream = canvas.captureStream();
    const paper = canvas.getContext('2d');
    if (paper) draw(paper);
    return stream;
  };
  const camera = { kind: 'videoinput', deviceId: 'camera', label: '' };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: async () => [camera] },
  });
}

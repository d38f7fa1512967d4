import type { ImageAesthetic } from '@word-unfolded/domain';
import { curve, polygon, torn, type Outline, type Point } from './outlines.js';
import type { Scene } from './scene.js';

/** Cuts the scene to a shape, around which the card is transparent. All words lie within every shape. */
export function cutToShape(scene: Scene, aesthetic: ImageAesthetic): string {
  const { data } = shapeOf(scene, aesthetic);
  const id = scene.define((own) => `<clipPath id="${own}"><path d="${data}"/></clipPath>`);
  const drawn = scene.toString();
  const end = drawn.indexOf('</defs>') + '</defs>'.length;
  return `${drawn.slice(0, end)}<g clip-path="url(#${id})">${drawn.slice(end)}</g>`;
}

function shapeOf(scene: Scene, aesthetic: ImageAesthetic): Outline {
  const { width, height, unit, random } = scene;
  const inset = unit * 0.02;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  switch (aesthetic) {
    case 'collage':
      return torn(random, { left, top, right, bottom }, unit * 0.014);
    case 'art deco':
    case 'vintage': {
      const cut = unit * 0.06;
      return polygon([
        [left + cut, top],
        [right - cut, top],
        [right, top + cut],
        [right, bottom - cut],
        [right - cut, bottom],
        [left + cut, bottom],
        [left, bottom - cut],
        [left, top + cut],
      ]);
    }
    case 'watercolor':
    case 'abstract':
      return wavy(scene, left, top, right, bottom);
    case 'pop art':
      return polygon([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]);
    default: {
      const round = unit * 0.07;
      const corner = (x: number, y: number, towards: number): Point[] =>
        Array.from({ length: 7 }, (_, at): Point => {
          const turn = towards + (at / 6) * (Math.PI / 2);
          return [x + Math.cos(turn) * round, y + Math.sin(turn) * round];
        });
      return polygon([
        ...corner(right - round, top + round, -Math.PI / 2),
        ...corner(right - round, bottom - round, 0),
        ...corner(left + round, bottom - round, Math.PI / 2),
        ...corner(left + round, top + round, Math.PI),
      ]);
    }
  }
}

/** An edge as of a wet brush. */
function wavy(scene: Scene, left: number, top: number, right: number, bottom: number): Outline {
  const { random, unit } = scene;
  const push = () => random.between(0, unit * 0.035);
  const points: Point[] = [];
  for (let at = 0; at < 10; at++)
    points.push([left + ((right - left) * at) / 10 + push() * 0.3, top + push()]);
  for (let at = 0; at < 10; at++) points.push([right - push(), top + ((bottom - top) * at) / 10]);
  for (let at = 0; at < 10; at++) points.push([right - ((right - left) * at) / 10, bottom - push()]);
  for (let at = 0; at < 10; at++) points.push([left + push(), bottom - ((bottom - top) * at) / 10]);
  return curve(points, true);
}

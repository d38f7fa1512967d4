import sharp from 'sharp';

/**
 * The formats that this process decodes, by libvips' names of their buffer loaders: SVG is that of our own cards, the
 * others are those of pictures that models draw.
 */
const READERS = ['Svg', 'Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

// The loaders are a setting of the whole process. All others are blocked, because a provider's bytes are not trusted.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });

export { default as sharp } from 'sharp';

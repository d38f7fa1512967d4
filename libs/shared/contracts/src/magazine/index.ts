export * from './magazine-routes.js';
export * from './post-cover.js';
export * from './post-fields.js';
export * from './read-posts.js';
export * from './speak-post.js';
export * from './write-posts.js';

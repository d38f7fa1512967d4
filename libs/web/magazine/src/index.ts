export { coverAddress } from './article/cover-address.js';
export { PostBody } from './article/post-body.js';
export { PostCover } from './article/post-cover.js';
export { PostHead, type PostHeading } from './article/post-head.js';
export { spokenPost } from './article/spoken-post.js';
export { usePostTree } from './article/use-post-tree.js';
export { usePostWords } from './article/post-words.js';
export { prepareReferences } from './references/use-find-references.js';
export type { PostSentence } from './markdown/mark-sentences.js';

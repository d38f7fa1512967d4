import { PostEditorView } from '../features/magazine/editor/post-editor.js';

/** The page on which a post is written. */
export function PostPage() {
  return <PostEditorView />;
}

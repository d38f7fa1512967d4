import type { RouteContract } from '../http/define-route.js';
import {
  administeredPostCoverRoute,
  postCoverRoute,
  removePostCoverRoute,
  setPostCoverRoute,
} from './post-cover.js';
import { atomFeedRoute, getPostRoute, listPostsRoute, rssFeedRoute } from './read-posts.js';
import { speakPostRoute } from './speak-post.js';
import {
  createPostRoute,
  deletePostRoute,
  editPostRoute,
  getAdministeredPostRoute,
  getPostVersionRoute,
  listAllPostsRoute,
  listPostVersionsRoute,
  restorePostRoute,
  restorePostVersionRoute,
  savePostRoute,
} from './write-posts.js';

/** The routes of the Logos Learning Magazine. */
export const magazineRoutes: readonly RouteContract[] = [
  listPostsRoute,
  rssFeedRoute,
  atomFeedRoute,
  speakPostRoute,
  getPostRoute,
  postCoverRoute,
  createPostRoute,
  savePostRoute,
  deletePostRoute,
  listAllPostsRoute,
  getAdministeredPostRoute,
  restorePostRoute,
  listPostVersionsRoute,
  getPostVersionRoute,
  restorePostVersionRoute,
  editPostRoute,
  administeredPostCoverRoute,
  setPostCoverRoute,
  removePostCoverRoute,
];

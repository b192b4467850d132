/** What the portal uses of zustand: the one copy that shell, kit and remotes share. */
export { create, createStore, useStore } from 'zustand';

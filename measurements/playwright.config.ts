import portalConfig from 'e2e/playwright.config';
import { defineConfig } from 'playwright/test';

export default defineConfig({ ...portalConfig, workers: 1, projects: [{ name: 'all', testDir: './specs' }] });

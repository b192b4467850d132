import portalConfig from 'e2e/playwright.config';
import { defineConfig } from 'playwright/test';

export default defineConfig({ ...portalConfig, projects: [{ name: 'all', testDir: './specs' }] });

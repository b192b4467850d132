import { html, type Markup } from '../../src/mail/html.ts';
import { styles } from './styles.ts';

export const layout = (title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Sandbox payment gateway</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<p class="banner" role="note"><strong>Sandbox payment gateway</strong> – no real money</p>
<main>${body}</main>
<footer>This page stands in for the government payment gateway. Nothing is charged.</footer>
</body>
</html>`.markup;

import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ConfigProvider,
  Drawer,
  Empty,
  Flex,
  Input,
  Modal,
  Progress,
  QRCode,
  Radio,
  Rate,
  Result,
  Select,
  Skeleton,
  Slider,
  Space,
  Spin,
  Statistic,
  Steps,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Upload,
} from 'antd';
import { renderToString } from 'react-dom/server';
import { antdTheme } from './antdTheme.ts';
import type { ColorMode } from './useColorMode.ts';

/** The list must contain every antd component that shared-ui uses; `antdStyles.test.ts` checks the list. */
const parts = (
  <>
    <Alert />
    <Button />
    <Card />
    <Checkbox />
    <Drawer />
    <Empty />
    <Flex />
    <Input />
    <Modal />
    <Progress />
    <QRCode value="" />
    <Radio />
    <Rate />
    <Result />
    <Select />
    <Skeleton />
    <Slider />
    <Space>
      <Space.Compact>
        <Button />
      </Space.Compact>
    </Space>
    <Spin />
    <Statistic />
    <Steps />
    <Table />
    <Tabs />
    <Tag color="success" />
    <Timeline />
    <Tooltip title="" />
    <Upload />
  </>
);

const extract = (mode: ColorMode, types: 'style' | 'cssVar'): string => {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache} layer>
      <ConfigProvider theme={antdTheme[mode]}>{parts}</ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types });
};

/**
 * antd's styles are served as a file, because phones would need a long time to compute them. The light and
 * the dark mode differ only in the values of custom properties.
 */
export const antdStyles = (): string => {
  const dark = extract('dark', 'cssVar');
  return [
    extract('light', 'style'),
    extract('light', 'cssVar'),
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-color-mode="light"]) { ${dark} } }`,
    `@media screen { :root[data-color-mode="dark"] { ${dark} } }`,
  ].join('\n');
};

import { Tabs as AntdTabs } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import scrolling from './ScrollingRow.module.css';
import styles from './Tabs.module.css';
import { toMiddle } from './toMiddle.ts';

interface TabItem {
  key: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** This query parameter stores the open tab. Another tab starts at page 1 without filters. */
  param?: string;
  /** This tab is open if the address names no tab. The default is the first tab. */
  usual?: string | undefined;
}

/** A change of an inner tab must keep the query parameters of the outer tabs. */
const TabsAround = createContext<readonly string[]>([]);
/** These parameters have the same meaning in every tab. */
const sharedParams = ['search'];

function useSelected({ items, param, usual }: TabsProps) {
  const [search, setSearch] = useSearchParams();
  const around = useContext(TabsAround);
  const [local, setLocal] = useState('');
  const wanted = param ? search.get(param) : local;
  const withKey = (key: string | null | undefined) => items.find((item) => item.key === key);
  const { key = '' } = withKey(wanted) ?? withKey(usual) ?? items[0] ?? {};
  const select = (chosen: string) => {
    if (!param) return setLocal(chosen);
    setSearch((previous) => {
      const kept = [...previous].filter(([name]) => around.includes(name) || sharedParams.includes(name));
      return new URLSearchParams([...kept, [param, chosen]]);
    });
  };
  return [key, select] as const;
}

function showTab(list: Element | null, key: string): void {
  const tab = list?.querySelector(`[data-node-key="${key}"]`);
  toMiddle(tab, tab?.closest('.ant-tabs-nav'));
}

const labelOf = ({ label, count }: TabItem) =>
  count === undefined ? (
    label
  ) : (
    <>
      {label} <span className={`${styles.count} soft`}>{count}</span>
    </>
  );

export function Tabs(props: TabsProps) {
  const { label, items, param } = props;
  const [selected, select] = useSelected(props);
  const around = useContext(TabsAround);
  const list = useRef<HTMLElement>(null);
  // antd's tab list has no prop for a name, only a ref to its element.
  useEffect(() => list.current?.setAttribute('aria-label', label), [label]);
  useEffect(() => {
    const show = () => showTab(list.current, selected);
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [selected]);
  return (
    <TabsAround value={param ? [...around, param] : around}>
      <AntdTabs
        className={styles.tabs}
        classNames={{ header: scrolling.row }}
        activeKey={selected}
        onChange={select}
        animated={false}
        destroyOnHidden
        items={items.map((item) => ({ key: item.key, label: labelOf(item), children: item.content }))}
        renderTabBar={(bar, TabBar) => <TabBar {...bar} {...{ ref: list }} />}
      />
    </TabsAround>
  );
}

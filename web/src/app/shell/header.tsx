import { LogoutOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { Avatar, Button, Tooltip } from 'antd';
import { useSay } from '../../language/language-context.ts';
import { isInquiryOnly } from '../../session/is-inquiry-only.ts';
import { useSession } from '../../session/session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Bell } from './bell.tsx';
import { Preferences } from './preferences.tsx';
import './header.css';

interface HeaderProps {
  readonly isPhone: boolean;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
}

export function Header({ isPhone, menuOpen, onToggleMenu }: HeaderProps) {
  const say = useSay();
  const { profile, logOut } = useSession();
  const toggleLabel = isPhone
    ? shellPhrases.openMenu
    : menuOpen
      ? shellPhrases.collapseMenu
      : shellPhrases.expandMenu;
  const ToggleIcon = isPhone ? MenuOutlined : menuOpen ? MenuFoldOutlined : MenuUnfoldOutlined;
  return (
    <header className="header">
      <div className="header-start">
        <Tooltip title={say(toggleLabel)} placement="bottomLeft">
          <Button
            type="text"
            icon={<ToggleIcon />}
            aria-label={say(toggleLabel)}
            aria-expanded={menuOpen}
            onClick={onToggleMenu}
          />
        </Tooltip>
        <div className="header-person">
          <p className="header-name">{profile.displayName}</p>
          <p className="header-position">{profile.positionName}</p>
        </div>
      </div>
      <div className="header-end">
        {!isPhone && <Preferences />}
        {!isInquiryOnly(profile.roles) && <Bell />}
        <span className="header-divider" />
        <span className="header-avatar">
          <Avatar size={32} aria-hidden>
            {profile.firstName.slice(0, 1).toUpperCase()}
          </Avatar>
          <span className="header-first-name">{profile.firstName}</span>
        </span>
        <IconButton label={say(shellPhrases.logout)} icon={<LogoutOutlined />} onClick={logOut} />
      </div>
    </header>
  );
}

"use strict";exports.id=2342,exports.ids=[2342],exports.modules={92342:function(m,o,a){Object.defineProperty(o,"__esModule",{value:!0}),
o.NOBODY=void 0,o.privilegesFor=l;function s(){const e=a(14495);return s=function(){return e},e}const t=o.NOBODY={uid:65534,
gid:65534},c=["sudo","-n","--","env","-i",`PATH=${s().SYSTEM_PATH}`];function l(e,n){const u=n.uid===0,r=u?t:{uid:n.uid,
gid:n.gid},d={user:r,runsAs:r,adopt:u,overlay:["redirect_dir=on",...u?["metacopy=on"]:[]]},i=["unshare","--mount"];return[
e.uid===0?{name:"root",newMounts:i,...d}:{name:"sudo",newMounts:[...c,...i],...d},{name:"user_namespace",newMounts:["uns\
hare","--user","--map-root-user","--mount"],runsAs:e.uid===0?t:e,adopt:!1,overlay:["userxattr"]}]}}};

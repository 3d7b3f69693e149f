"use strict";module.exports={"run/containment/prepared-view"(T,t,E,at){let O;const R=()=>O??=t("node:fs");let V;const n=()=>V??=t("no\
de:fs/promises");let x;const e=()=>x??=t("node:path");let M;const k=()=>M??=t("temporary-folder");let A;const g=()=>A??=
t("run/containment/control-groups");let G;const H=()=>G??=t("run/containment/hierarchies");let I;const L=()=>I??=t("run/\
containment/launched-places");let N;const U=()=>N??=t("run/containment/limits");let W;const _=()=>W??=t("run/containment\
/mount-table");let z;const B=()=>z??=t("run/containment/pause-process");let C;const D=()=>C??=t("run/containment/removal\
s");let J;const K=()=>J??=t("run/containment/slots/slot-places");let Q;const X=()=>Q??=t("run/containment/slots/supervis\
or-source");let Y;const v=()=>Y??=t("run/containment/view-layout");let Z;const q=()=>Z??=t("run/containment/view-script");
E(T,{prepareView:()=>tt});async function tt(o){const r=await(0,k().temporaryFolder)(),i=await ot();(0,g().removeLeftGroups)(
i);const c=(0,v().commandMounts)({...o,hides:o.leftOut.length>0,replaced:[...o.replaced.keys()]}),d=()=>(0,n().rm)(r,{recursive:!0,
force:!0}),{privileges:h,file:y,signal:l,python:b}=o,P=await et(o,r,i,c),m=await(0,B().startPauseProcess)([y,...h.newMounts.
slice(1),...P],l);if(typeof m=="string")return await d(),m;const s=(0,e().basename)(r),j=(0,g().controlGroups)(i,m.words.
map(Number),s),p=(0,U().effectiveLimits)(o.limits,j.enforced),F={...o,pause:m,folder:(0,e().join)(r,"run"),groups:j,limits:p},
$=(0,g().groupSettings)(i,o.limits),w=(0,v().commandFolders)(o.view),u=b?await(0,K().slotPlaces)({...F,mounts:c,folders:w,
settings:$,group:s}):(0,L().launchedPlaces)(F,o.enterFile);return typeof u=="string"?(await m.close(),await d(),u):{...u,
limits:p,close:async()=>{await u.close(),await d()}}}async function et({privileges:o,view:r,checkout:i,leftOut:c,replaced:d,
limits:h,python:y},l,b,P){const m=(0,e().join)(l,"stage"),s=(0,e().join)(l,"run");await(0,n().mkdir)(m),await(0,n().mkdir)(
s),await(0,n().mkdir)((0,e().join)(s,"replaced"));for(const[a,f]of[...d.values()].entries())await(0,n().writeFile)((0,e().
join)(s,"replaced",String(a)),f);await(0,n().writeFile)((0,e().join)(s,"removals.tar"),(0,D().removalArchive)(i,c)),await(0,n().
writeFile)((0,e().join)(s,"mounts"),(0,_().mountTable)(P)),await(0,n().writeFile)((0,e().join)(s,"folders"),(0,v().commandFolders)(
r).map(a=>`${a}\0`).join(""));const j=(0,g().groupSettings)(b,h).map(({index:a,file:f,value:rt,isNeeded:it})=>`${a} ${f}\
 ${rt} ${it?"needed":"wanted"}
`);await(0,n().writeFile)((0,e().join)(s,"groups"),j.join("")),y&&await(0,n().writeFile)((0,e().join)(s,"supervisor.py"),
X().SUPERVISOR);const p=(0,v().sharedMounts)({view:r,checkout:i,run:s,stage:m}),F={system:(0,_().shownTable)(p.system),shared:(0,_().
mountTable)(p.mounts),tools:(0,_().shownTable)(p.tools),devices:(0,_().mountTable)(p.devices)};for(const[a,f]of Object.entries(
F))await(0,n().writeFile)((0,e().join)(l,a),f);const{adopt:$,user:w,name:u}=o,S=$&&w?`${w.uid}:${w.gid}`:"",nt=u==="user\
_namespace"?"--no-same-owner":"--same-owner",st=[l,u==="user_namespace"?"rbind":"bind",r.devices.join(" "),i,S,nt,String(
h.written_bytes),(0,e().basename)(l),y??"",...b.map(({parent:a})=>a)];return["sh","-c",q().PREPARE_VIEW,"gene-gate",...st]}
async function ot(){const[o,r]=await Promise.all(["cgroup","mountinfo"].map(c=>(0,n().readFile)(`/proc/self/${c}`,"utf8").
catch(()=>""))),i=c=>{try{return(0,R().readFileSync)((0,e().join)(c,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};
return(0,H().findHierarchies)(o??"",r??"",i)}}};

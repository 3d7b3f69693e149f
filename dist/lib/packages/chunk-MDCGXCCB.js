"use strict";module.exports={"chunk-MDCGXCCB"(j,d,x,p){var o=Object.defineProperty,u=Object.getOwnPropertyDescriptor,g=Object.getOwnPropertyNames,
f=Object.prototype.hasOwnProperty,b=(t,e)=>{for(var i in e)o(t,i,{get:e[i],enumerable:!0})},v=(t,e,i,r)=>{if(e&&typeof e==
"object"||typeof e=="function")for(let n of g(e))!f.call(t,n)&&n!==i&&o(t,n,{get:()=>e[n],enumerable:!(r=u(e,n))||r.enumerable});
return t},k=t=>v(o({},"__esModule",{value:!0}),t),h={};b(h,{a:()=>y}),p.exports=k(h);var _=d("chunk-7WRIFLSH"),F=d("node\
:path"),y=class m{atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(e,i=!1){
this.atime=e.atime,this.charset=e.charset,this.comment=e.comment,this.ctime=e.ctime,this.dev=e.dev,this.gid=e.gid,this.global=
i,this.gname=e.gname,this.ino=e.ino,this.linkpath=e.linkpath,this.mtime=e.mtime,this.nlink=e.nlink,this.path=e.path,this.
size=e.size,this.uid=e.uid,this.uname=e.uname}encode(){let e=this.encodeBody();if(e==="")return Buffer.allocUnsafe(0);let i=Buffer.
byteLength(e),r=512*Math.ceil(1+i/512),n=Buffer.allocUnsafe(r);for(let s=0;s<512;s++)n[s]=0;new _.a({path:("PaxHeader/"+
(0,F.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:i,mtime:this.mtime,type:this.
global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,devmin:0,atime:this.
atime,ctime:this.ctime}).encode(n),n.write(e,512,i,"utf8");for(let s=i+512;s<n.length;s++)n[s]=0;return n}encodeBody(){return this.
encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField("ino")+
this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(e){if(this[e]===void 0)return"";let i=this[e],r=i instanceof Date?i.getTime()/1e3:i,n=" "+(e==="dev"||
e==="ino"||e==="nlink"?"SCHILY.":"")+e+"="+r+`
`,s=Buffer.byteLength(n),c=Math.floor(Math.log(s)/Math.log(10))+1;return s+c>=Math.pow(10,c)&&(c+=1),c+s+n}static parse(e,i,r=!1){
return new m(w(O(e),i),r)}},w=(t,e)=>e?Object.assign({},e,t):t,O=t=>t.replace(/\n$/,"").split(`
`).reduce(P,Object.create(null)),P=(t,e)=>{let i=parseInt(e,10);if(i!==Buffer.byteLength(e)+1)return t;e=e.slice((i+" ").
length);let r=e.split("="),n=r.shift();if(!n)return t;let s=n.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),c=r.join("=").replace(
/\0.*/,"");switch(s){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"uname":t[s]=c;break;case"\
ctime":case"atime":case"mtime":t[s]=new Date(Number(c)*1e3);break;case"size":let l=+c;l>=0&&(t[s]=l);break;case"gid":case"\
uid":case"dev":case"ino":case"nlink":case"mode":t[s]=+c;break}return t}}};
